// The boards speak the language of the nearest `lang`: here that of the boards themselves.
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'pt-BR',
  'pt-PT',
  'ru',
  'zh-Hans',
  'zh-Hant',
  'ja',
  'ko',
];
const select = document.getElementById('languages');
const boards = document.getElementById('main');

for (const language of languages) {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language);
  const option = document.createElement('option');
  option.value = language;
  option.textContent = name;
  option.lang = language;
  select.append(option);
}
select.addEventListener('change', () => {
  for (const board of boards.querySelectorAll('sgf-board')) board.lang = select.value;
});
