// The block “Go game (SGF)” in WordPress's editor. WordPress loads this file as it is, as a classic script; `sgfBoard`
// comes from sgf-board.php.
{
  const { createElement: el, Fragment, RawHTML, useEffect, useRef } = wp.element;
  const { __ } = wp.i18n;
  const { createBlock, registerBlockType } = wp.blocks;
  const { select, dispatch, subscribe } = wp.data;
  const { unstable_batchedUpdates: batched } = ReactDOM;
  const editor = wp.blockEditor;
  const ui = wp.components;

  const NAME = 'sgf-board/game';
  const FILES = ['.sgf', '.txt'];
  const usual = ['move', 'mode', 'caption', 'view'];

  const isRecord = (text) => /^\(\s*;[^]*\)$/.test(text.trim());
  const isAddress = (text) => /^https?:\/\/\S+\.sgf([?#]\S*)?$/i.test(text.trim());
  const fileName = (address) =>
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .pop() || address;

  /** The attributes of the tag, as block.json describes them. */
  const described = sgfBoard.attributes;
  const names = Object.keys(described);

  /** The tag's attributes that a block sets; a boolean one is ''. */
  function written(attributes) {
    const set = names.filter((name) => attributes[name]);
    return Object.fromEntries(
      set.map((name) => [name, attributes[name] === true ? '' : attributes[name]]),
    );
  }

  const entities = {
    ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
    ...{ '[': '&#91;', ']': '&#93;' }, // brackets could be shortcodes
  };
  const escapeHtml = (text) => text.replace(/[&<>"[\]]/g, (character) => entities[character]);

  /** Written here: WordPress would take `controls` for a boolean attribute, and leave `<` in values, which KSES removes. */
  function saved(attributes) {
    const { sgf, src = '' } = attributes;
    const { className, id } = editor.useBlockProps.save();
    const all = { class: className, ...(id && { id }), ...written(attributes) };
    const tag = Object.entries(all).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    const link = `<a href="${escapeHtml(src)}">${escapeHtml(fileName(src))}</a>`;
    const inside = sgf ? `<pre>${escapeHtml(sgf)}</pre>` : link;
    return el(RawHTML, null, `<sgf-board${tag.join('')}>${inside}</sgf-board>`);
  }

  // --- What is pasted ---

  /** What a block says for a tag in HTML, or nothing if the tag has no record. */
  function fromTag(tag) {
    const attributes = {};
    for (const name of names) {
      const value = tag.getAttribute(name);
      const { type, enum: choices } = described[name];
      if (value === null || (choices && !choices.includes(value))) continue;
      attributes[name] = type === 'boolean' ? true : value;
    }
    if (tag.id) attributes.anchor = tag.id;
    const box = tag.querySelector('script, template, pre, textarea') ?? tag;
    const text = tag.getAttribute('sgf') ?? (box.content ?? box).textContent;
    if (isRecord(text)) attributes.sgf = text.trim();
    else attributes.src ??= tag.querySelector('a[href]')?.getAttribute('href');
    return attributes.sgf || attributes.src ? attributes : undefined;
  }

  const textOf = (html) => {
    const { body } = new DOMParser().parseFromString(String(html ?? ''), 'text/html');
    return body.textContent;
  };

  /** What a block says for `[sgf src=… try]` or `[sgf](;…)[/sgf]`. */
  function fromShortcode({ attrs: { named, numeric }, content }) {
    const values = { ...named, ...Object.fromEntries(numeric.map((name) => [name, ''])) };
    const set = names.filter((name) => values[name] !== undefined);
    const attributes = Object.fromEntries(
      set.map((name) => [name, described[name].type === 'boolean' || values[name]]),
    );
    const text = textOf(content).trim();
    if (isRecord(text)) return { ...attributes, sgf: text };
    return { src: numeric.find(isAddress), ...attributes };
  }

  /** Blocks for a text, if it is nothing but a record, its address, a code fence, or tags. */
  function blocksOf(text) {
    const plain = text.trim().replace(/^```+ *sgf\s*\n([^]*?)\n```+$/, '$1');
    if (isRecord(plain)) return [createBlock(NAME, { sgf: plain.trim() })];
    if (isAddress(plain)) return [createBlock(NAME, { src: plain })];
    const found = wp.shortcode.next('sgf', plain);
    if (found?.content === plain) return [createBlock(NAME, fromShortcode(found.shortcode))];
    if (!/^<(script|sgf-board)\b/i.test(plain)) return [];
    const { head, body } = new DOMParser().parseFromString(plain, 'text/html');
    const others = [...head.childNodes, ...body.childNodes].filter(({ nodeName, textContent }) => {
      if (nodeName === '#text') return textContent.trim() !== '';
      return nodeName !== 'SCRIPT' && nodeName !== 'SGF-BOARD';
    });
    if (others.length > 0) return [];
    const tags = [...body.querySelectorAll('sgf-board')];
    return tags.flatMap((tag) => fromTag(tag) ?? []).map((found) => createBlock(NAME, found));
  }

  /**
   * Before WordPress reads a pasted text as Markdown, which makes links of variations and drops backslashes. Only in
   * paragraphs: elsewhere a text is pasted as it is. An address becomes a board only on a line of its own.
   */
  function paste(event) {
    const paragraph = event.target.closest?.('[data-type="core/paragraph"]');
    if (!paragraph) return;
    const { getBlock, getBlockRootClientId, getBlockIndex } = select('core/block-editor');
    const { replaceBlocks, insertBlocks } = dispatch('core/block-editor');
    const text = event.clipboardData.getData('text/plain');
    const isEmpty = paragraph.textContent.replace(/[\s\uFEFF]/g, '') === '';
    const blocks = isEmpty || !isAddress(text) ? blocksOf(text) : [];
    const { block: clientId } = paragraph.dataset;
    if (blocks.length === 0 || !getBlock(clientId)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // At once, as in an event of React's own: else the toolbar looks for the paragraph that has gone, and the editor fails.
    batched(() => {
      if (isEmpty) replaceBlocks(clientId, blocks);
      else insertBlocks(blocks, getBlockIndex(clientId) + 1, getBlockRootClientId(clientId));
    });
  }

  /** The page that has the blocks: newer editors have it in a frame. The same listener is added once. */
  const listen = () => {
    const frame = document.querySelector('iframe[name="editor-canvas"]');
    (frame?.contentDocument ?? document).addEventListener('paste', paste, true);
  };
  subscribe(listen);

  const fromBlock = (name, read) => ({
    type: 'block',
    blocks: [name],
    isMatch: ({ content }) => blocksOf(read(content)).length > 0,
    transform: ({ content }) => blocksOf(read(content)),
  });

  /** Pasted HTML, and what “Convert to blocks” finds in a post of the classic editor. */
  const fromHtml = [
    {
      type: 'raw',
      priority: 5,
      isMatch: (node) => node.localName === 'sgf-board' && Boolean(fromTag(node)),
      schema: {
        'sgf-board': {
          attributes: [...names, 'sgf', 'id'],
          children: {
            pre: { children: { '#text': {} } },
            a: { attributes: ['href'], children: { '#text': {} } },
            '#text': {},
          },
        },
      },
      transform: (node) => createBlock(NAME, fromTag(node)),
    },
    {
      type: 'raw',
      priority: 5,
      isMatch: (node) => node.matches('pre.sgf-board') && isRecord(node.textContent),
      schema: {
        pre: {
          classes: ['sgf-board'],
          children: { code: { children: { '#text': {} } }, '#text': {} },
        },
      },
      transform: (node) => createBlock(NAME, { sgf: node.textContent.trim() }),
    },
  ];

  const shortcodeAttribute = (name) => ({
    type: 'string',
    shortcode: (_, { shortcode }) => fromShortcode(shortcode)[name],
  });
  /** In HTML. What is pasted as text is read above. */
  const fromShortcodes = {
    type: 'shortcode',
    tag: 'sgf',
    attributes: Object.fromEntries(
      ['sgf', ...names].map((name) => [name, shortcodeAttribute(name)]),
    ),
  };

  const from = [
    ...fromHtml,
    fromShortcodes,
    fromBlock('core/html', String),
    fromBlock('core/code', textOf),
    fromBlock('core/preformatted', textOf),
  ];

  // --- The block in the editor ---

  /** The script, once in each page: the editor's, and that of the frame that has the blocks. */
  function loadScript({ defaultView, head }) {
    const { customElements, document } = defaultView;
    if (customElements.get('sgf-board') || head.querySelector(`[src="${sgfBoard.script}"]`)) return;
    head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: sgfBoard.script }),
    );
  }

  /** WordPress asks the browser for a file's type; some call that of records otherwise than WordPress allows it. */
  function upload([file], use) {
    select('core/block-editor')
      .getSettings()
      .mediaUpload({
        filesList: [new File([file], file.name, { type: 'text/plain' })],
        onFileChange: ([{ id, url }]) => id && use(url),
        onError: (message) => dispatch('core/notices').createErrorNotice(message),
      });
  }

  function mediaOf(setAttributes) {
    const use = (src) => setAttributes({ src, sgf: undefined });
    return {
      accept: FILES.join(),
      allowedTypes: ['text'],
      handleUpload: false,
      onSelect: (chosen) => (chosen.url ? use(chosen.url) : upload(chosen, use)),
      onSelectURL: use,
    };
  }

  function recordText({ attributes, setAttributes }) {
    return el(ui.TextareaControl, {
      label: __('Record as text', 'sgf-board'),
      help: __('Paste it here. It begins with “(;”.', 'sgf-board'),
      value: attributes.sgf ?? '',
      onChange: (sgf) =>
        setAttributes(sgf.trim() ? { sgf: sgf.trim(), src: undefined } : { sgf: undefined }),
    });
  }

  /** A field for any attribute. */
  function field(name, { attributes, setAttributes }, label = name) {
    const { type, enum: choices } = described[name];
    const value = attributes[name];
    const onChange = (next) => setAttributes({ [name]: next || undefined });
    const common = { key: name, label, onChange, __nextHasNoMarginBottom: true };
    if (type === 'boolean') return el(ui.ToggleControl, { ...common, checked: Boolean(value) });
    if (!choices) return el(ui.TextControl, { ...common, value: value ?? '' });
    const options = ['', ...choices].map((choice) => ({ value: choice, label: choice || '–' }));
    return el(ui.SelectControl, { ...common, options, value: value ?? '' });
  }

  function settings(props, board) {
    const { setAttributes } = props;
    const labels = {
      ...{ move: __('Move shown first', 'sgf-board'), mode: __('Mode', 'sgf-board') },
      ...{ caption: __('Caption', 'sgf-board'), view: __('Part of the board', 'sgf-board') },
    };
    const more = names.filter((name) => name !== 'src' && !usual.includes(name));
    const here = () => setAttributes({ path: board.current?.currentPath, move: undefined });
    return el(
      editor.InspectorControls,
      null,
      el(
        ui.PanelBody,
        { title: __('Board', 'sgf-board') },
        ...usual.map((name) => field(name, props, labels[name])),
        el(
          ui.Button,
          { variant: 'secondary', onClick: here },
          __('Open at the move that is shown now', 'sgf-board'),
        ),
      ),
      el(
        ui.PanelBody,
        { title: __('Record', 'sgf-board'), initialOpen: false },
        field('src', props, __('Address', 'sgf-board')),
        recordText(props),
      ),
      el(
        ui.PanelBody,
        { title: __('More attributes', 'sgf-board'), initialOpen: false },
        ...more.map((name) => field(name, props)),
      ),
    );
  }

  function Edit(props) {
    const { attributes, setAttributes } = props;
    const { src, sgf } = attributes;
    const board = useRef();
    const hasRecord = Boolean(src || sgf);
    useEffect(() => {
      if (hasRecord) loadScript(board.current.ownerDocument);
    }, [hasRecord]);
    const box = editor.useBlockProps();
    const media = mediaOf(setAttributes);
    if (!hasRecord) {
      const labels = {
        title: __('Go game (SGF)', 'sgf-board'),
        instructions: __(
          'Upload a record, choose one, or paste its address or its text.',
          'sgf-board',
        ),
      };
      return el('div', box, el(editor.MediaPlaceholder, { ...media, labels }, recordText(props)));
    }
    return el(
      Fragment,
      null,
      el(
        editor.BlockControls,
        { group: 'other' },
        el(editor.MediaReplaceFlow, { ...media, mediaURL: src }),
      ),
      settings(props, board),
      el('div', box, el('sgf-board', { ref: board, ...written(attributes), ...(sgf && { sgf }) })),
    );
  }

  registerBlockType(NAME, {
    icon: 'marker',
    transforms: { from },
    edit: Edit,
    save: ({ attributes }) => saved(attributes),
  });
}
