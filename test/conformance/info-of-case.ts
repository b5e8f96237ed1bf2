import { readGameInfo, type Side } from '../../src/game/info/game-info.js';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';

/** Our game info in the words of the cases. */
export function infoOfCase(tree: GameTree, node: NodeId): Record<string, unknown> {
  const info = readGameInfo(tree, node);
  const { komi, handicap, timeLimit, result, round, black, white } = info;
  return {
    ...info.texts,
    GM: info.game.number,
    game: info.game.name ?? 'unknown',
    FF: info.format,
    SZ: [info.size.columns, info.size.rows],
    CA: info.charset,
    AP: info.application,
    ST: info.variationStyle,
    KM: komi?.points,
    KMraw: komi?.points === undefined ? komi?.raw : undefined,
    TM: timeLimit?.seconds,
    TMraw: timeLimit?.seconds === undefined ? timeLimit?.raw : undefined,
    HA: handicap?.stones,
    HAraw: handicap?.stones === undefined ? handicap?.raw : undefined,
    MN: info.moveCount,
    OM: info.movesPerPeriod,
    black: playersOf(black),
    white: playersOf(white),
    BT: black.team,
    WT: white.team,
    BC: black.country,
    WC: white.country,
    BS: black.species,
    WS: white.species,
    RE: result && { ...result, winner: initial(result.winner) },
    DT: info.date,
    OT: info.overtime,
    LT: info.losesOnTime || undefined,
    OH: info.oldHandicap,
    RO: round?.raw,
    round: round?.number === undefined ? undefined : round,
    territory: info.territory,
    labels: info.labels,
    XM: info.nextMove,
    KGSSB: info.scores.black,
    KGSSW: info.scores.white,
  };
}

function playersOf({ players }: Side) {
  return players.length > 0 ? players : undefined;
}

function initial(winner: string | undefined): string | undefined {
  return winner === 'black' ? 'B' : winner === 'white' ? 'W' : winner;
}
