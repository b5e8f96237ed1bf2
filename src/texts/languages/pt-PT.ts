import type { Dictionary } from '../dictionary.js';
import { dictionary as brazilian } from './pt-BR.js';

/** European Portuguese: the words in which it differs from the Brazilian ones. */
export const dictionary: Dictionary = {
  ...brazilian,
  results: { ...brazilian.results, round: 'Ronda {number}' },
  tools: {
    ...brazilian.tools,
    link: 'Copiar ligação para esta jogada',
    download: 'Transferir SGF',
    png: 'Guardar como PNG',
    svg: 'Guardar como SVG',
    fullscreen: 'Ecrã inteiro',
    leaveFullscreen: 'Sair do ecrã inteiro',
    noFullscreen: 'O navegador não permite ecrã inteiro aqui.',
    rotate: 'Rodar o tabuleiro',
    linkCopied: 'Ligação copiada',
    saved: 'Guardado como {name}',
    failed: 'Algo correu mal.',
    rotated: 'Tabuleiro rodado {degrees}°.',
  },
  games: {
    ...brazilian.games,
    bar: 'Partidas deste ficheiro',
    search: 'Procurar por jogador, torneio ou data',
    more: 'e mais {count}: use a pesquisa',
  },
  ownMoves: {
    ...brazilian.ownMoves,
    bar: 'As suas jogadas',
    armed: '{point}: toque outra vez para jogar',
  },
  book: { ...brazilian.book, cut: 'O registo continua: um livro tem no máximo {count} imagens.' },
  solve: {
    ...brazilian.solve,
    'not-in-record': 'O registo não tem esta jogada.',
    unmarked: 'O registo não diz se esta jogada está certa.',
    rescued: 'O registo dá esta jogada como errada, mas ela leva à posição certa.',
    forced: 'Aqui só se podem fazer as jogadas do registo.',
    'no-solution': 'O registo não tem solução. Experimente as suas próprias jogadas.',
    solvable: 'Daqui ainda se pode resolver.',
    unsolvable: 'Daqui já não se pode resolver. Desfaça uma jogada.',
    hint: 'Pista',
    explore: 'Explorar o registo',
    'next-problem': 'Problema seguinte',
    search: 'Procurar por número ou título',
    more: 'e mais {count}: use a pesquisa',
  },
  info: {
    ...brazilian.info,
    round: 'Ronda',
    copyright: 'Direitos de autor',
    losesOnTime: 'Quem esgota o tempo perde a partida.',
    playing: 'A decorrer',
  },
  speech: { ...brazilian.speech, rest: 'O resto está na região “Comentário”.' },
  typed: { ...brazilian.typed },
  settings: {
    ...brazilian.settings,
    title: 'Definições',
    next: 'Jogadas seguintes',
    kept: 'Aplica-se a todos os tabuleiros deste sítio. Guardado neste navegador.',
    lost: 'Aplica-se até esta página ser fechada; este navegador não guarda as definições.',
    author: 'Predefinição',
    speech: 'Anúncios do leitor de ecrã',
    reset: 'Repor a predefinição',
  },
  help: {
    ...brazilian.help,
    steps: 'Jogada anterior e seguinte; tecla premida: cada vez mais depressa',
    siblings: 'Variante anterior e seguinte',
    remarks: 'Comentário ou marca anterior e seguinte',
    stepHere: 'Jogada anterior e seguinte, sem sair do ponto',
    type: 'Escreva o nome de um ponto e prima Enter para ir até lá',
    fromStone: 'Explorar a partir da pedra anterior ou seguinte',
    stones: 'Pedra anterior e seguinte',
    slide: 'Jogada anterior e seguinte',
    own: 'As suas jogadas',
    undo: 'Desfazer a sua última ação',
    hold: 'Mantenha premido o botão da jogada anterior ou seguinte: cada vez mais depressa',
    small: 'Quadrados pequenos: território; as pedras esbatidas estão mortas',
    losses: 'Erro grave anterior e seguinte',
    beside: 'Botão anterior e seguinte',
    tap: 'Toque numa pedra para ver uma ligação para a sua jogada, ou na jogada seguinte para avançar',
  },
  messages: {
    ...brazilian.messages,
    loading: 'A carregar…',
    problems: {
      one: '{count} problema no ficheiro',
      many: '{count} de problemas no ficheiro',
      other: '{count} problemas no ficheiro',
    },
  },
  problems: {
    ...brazilian.problems,
    unreachable: 'Não foi possível carregar {url}.\nVerifique a ligação e tente novamente.',
    'cross-origin':
      'Não foi possível carregar {url}: o outro site não o permite (CORS, cabeçalho Access-Control-Allow-Origin) ou está em baixo.\nPonha uma cópia do ficheiro no seu próprio site.',
    'file-page':
      'Uma página aberta a partir de um ficheiro não pode carregar {url}.\nPonha a partida dentro do elemento ou abra a página através de um servidor web.',
    'web-page':
      'Isto é uma página web, não uma partida.\nVerifique se o endereço leva ao próprio ficheiro SGF.',
    'no-element':
      'Nenhum elemento desta página tem o id “{id}”.\nDê esse id ao tabuleiro ou texto que contém a partida, ou indique em src o endereço de um ficheiro.',
    circle:
      'Este tabuleiro e “{id}” obtêm a partida um do outro.\nUm dos dois precisa do endereço de um ficheiro, ou da partida dentro de si.',
    'not-found-mark':
      '{url} não foi encontrado (404).\nNum endereço, escreva %23 no lugar de um # do nome do ficheiro, e %3F no lugar de um ?.',
    zip: '{url} é um arquivo ZIP.\nDescompacte-o e indique o endereço do ficheiro SGF que ele contém.',
  },
  comments: {
    ...brazilian.comments,
    preview: {
      one: 'Pré-visualização de {count} jogada: {moves}',
      many: 'Pré-visualização de {count} de jogadas: {moves}',
      other: 'Pré-visualização de {count} jogadas: {moves}',
    },
    step: 'Pré-visualização, jogada {number} de {total}: {color} {point}',
    noStep: 'Pré-visualização, antes da primeira jogada',
  },
  diagnostics: {
    ...brazilian.diagnostics,
    'illegal-char': 'O carácter “{detail}” não pertence aqui e foi ignorado.',
    'missing-paren': 'Falta um parêntesis de fecho “)” no fim.',
    'extra-paren': 'Há um parêntesis de fecho “)” a mais.',
    'charset-mismatch': 'O ficheiro diz que o seu conjunto de caracteres é {detail}, mas não é.',
    'mixed-charset':
      'As partidas deste ficheiro indicam conjuntos de caracteres diferentes: {detail}.',
    'edited-link':
      'O editor desta página alterou a partida: transformou a variante “{detail}” numa ligação. Ponha-a num bloco de código ou use src.',
    'edited-break':
      'O editor desta página alterou a partida: inseriu nela uma quebra de linha ou um parágrafo. Ponha-a num bloco de código ou use src.',
    'edited-rest':
      'O editor desta página alterou a partida: tirou “{detail}” do elemento. Ponha-a num bloco de código ou use src.',
    'no-solution': 'O registo não tem solução: nenhuma jogada responde à pergunta.',
    'no-problem':
      'Isto é uma partida sem pergunta. Indique com path o nó de um problema que ela contenha, ou marque as jogadas corretas.',
    'first-color': 'A solução começa com a cor contrária à indicada por PL («{detail}»).',
    'illegal-solution': 'As regras não permitem a jogada {detail} da solução.',
    'right-and-wrong':
      'Esta posição está marcada ao mesmo tempo como certa e como errada; conta como certa.',
    'no-right-mark':
      'Nenhuma jogada está marcada como certa, embora outras estejam marcadas; a primeira linha conta como certa.',
    'repeated-branch':
      'A jogada {detail} inicia aqui mais do que uma variante; contam como uma só.',
    'many-branches': 'O problema tem {detail} linhas: telemóveis antigos podem demorar a abri-lo.',
  },
  guess: {
    ...brazilian.guess,
    variation: 'É uma variante do registo. Na partida foi jogado {point}.',
    again: 'Jogar outra vez',
  },
  count: {
    ...brazilian.count,
    hint: 'Escolha pedras para as marcar como mortas ou vivas.',
  },
  properties: { ...brazilian.properties, FF: 'Formato do ficheiro' },
};
