// The menu of all pages of the demo, and of the Markdown files that the demo shows. A classic script at the
// beginning of <body>, so that the menu is there before the page is painted.
{
  const here = document.currentScript;

  /** Addresses as seen from this file. */
  const groups = {
    Examples: {
      'index.html': 'Start',
      'snippet.html': 'Make your code',
      'around.html': 'Getting around',
      'reading.html': 'Reading',
      'problems.html': 'Problems',
      'gallery.html': 'Themes and marks',
      'games.html': 'Hex, Othello, gomoku',
      'article.html': 'An article',
      'print.html': 'On paper',
      'export.html': 'Pictures and text',
    },
    Reference: {
      'reference/README.md': 'Overview',
      'reference/attributes.md': 'Attributes',
      'reference/links.md': 'Links',
      'reference/articles.md': 'Articles',
      'reference/problems.md': 'Problems',
      'reference/readers.md': 'Readers',
      'reference/languages.md': 'Languages',
      'reference/keys.md': 'Keys',
      'reference/styling.md': 'Styling',
      'reference/slots.md': 'Slots',
      'reference/where-it-goes.md': 'Where it goes',
      'reference/static.md': 'Without script',
      'reference/security.md': 'Security',
      'reference/supported.md': 'SGF',
      'reference/methods.md': 'Methods',
      'reference/events.md': 'Events',
      'reference/command-line.md': 'Command line',
      'reference/developers.md': 'Developers',
    },
    Project: {
      '../README.md': 'README',
      '../CHANGELOG.md': 'Changes',
      '../CONTRIBUTING.md': 'Contributing',
    },
  };

  const schemes = { light: 'Light', dark: 'Dark', system: 'As my system' };
  const KEY = 'sgf-board-demo-colours';

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  /** One group of pages with its name. */
  const listOf = ([name, pages]) => {
    const links = Object.entries(pages).map(([address, title]) => {
      const link = make('a', { href: new URL(address, here.src).href }, title);
      if (isHere(link)) link.setAttribute('aria-current', 'page');
      return make('li', {}, link);
    });
    const title = make('span', { id: `menu-${name}`, className: 'group' }, name);
    const list = make('ul', {}, ...links);
    list.setAttribute('aria-labelledby', title.id);
    return make('div', {}, title, list);
  };

  /** A folder's address shows its index.html. */
  const isHere = ({ pathname }) => pathname === location.pathname.replace(/\/$/, '/index.html');

  const showScheme = (scheme, buttons) => {
    document.documentElement.classList.toggle('dark', scheme === 'dark');
    document.documentElement.classList.toggle('light', scheme === 'light');
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.value === scheme));
  };

  /** A browser may refuse to keep anything. */
  const keep = (scheme) => {
    try {
      window.sessionStorage.setItem(KEY, scheme);
    } catch {
      return;
    }
  };
  const kept = () => {
    try {
      return window.sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  };

  /** The colours of the page, kept for the other pages as long as the tab is open. */
  const schemeButtons = () => {
    const buttons = Object.entries(schemes).map(([value, title]) =>
      make('button', { type: 'button', value }, title),
    );
    for (const button of buttons) {
      button.addEventListener('click', () => {
        showScheme(button.value, buttons);
        keep(button.value);
      });
    }
    showScheme(kept() ?? 'system', buttons);
    const group = make('p', { className: 'schemes', role: 'group' }, ...buttons);
    group.setAttribute('aria-label', 'Colours of this page');
    return group;
  };

  /** In narrow windows the lists are folded up behind a button. */
  const folded = (nav, lists) => {
    const button = make('button', { type: 'button', className: 'unfold' }, 'Menu');
    const show = (isOpen) => {
      nav.classList.toggle('open', isOpen);
      button.setAttribute('aria-expanded', String(isOpen));
    };
    button.setAttribute('aria-controls', lists.id);
    button.addEventListener('click', () => show(!nav.classList.contains('open')));
    nav.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !nav.classList.contains('open')) return;
      show(false);
      button.focus();
    });
    show(false);
    return button;
  };

  const nav = make('nav', { className: 'menu' });
  nav.setAttribute('aria-label', 'Pages');
  const lists = make('div', { id: 'menu-lists', className: 'lists' });
  lists.append(...Object.entries(groups).map(listOf), schemeButtons());
  const start = make('a', { className: 'brand', href: new URL('index.html', here.src).href });
  start.textContent = '<sgf-board>';
  nav.append(start, folded(nav, lists), lists);
  here.after(make('a', { className: 'skip', href: '#main' }, 'To the content'), nav);
}
