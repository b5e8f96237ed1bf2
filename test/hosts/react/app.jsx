import { useCallback, useState } from 'react';
import 'sgf-board';
import { first, second } from '../records.js';

export function App() {
  const [text, setText] = useState(first);
  const [told, setTold] = useState('');
  const [code, setCode] = useState('');
  // `onsgf-navigate` is not heard in a page that a server has rendered: React 19 forgets it when it hydrates.
  const hear = useCallback((board) => {
    const tell = (event) => setTold(event.detail.path);
    board.addEventListener('sgf-navigate', tell);
    return () => board.removeEventListener('sgf-navigate', tell);
  }, []);
  return (
    <main>
      <sgf-board id="board" ref={hear} sgf={text} caption="A caption" hide-result></sgf-board>
      <button id="change" onClick={() => setText(second)}>
        Change
      </button>
      <output id="told">{told}</output>
      <button id="code" onClick={() => setCode({ '': first, [first]: second, [second]: '' }[code])}>
        Code
      </button>
      {code && (
        <pre>
          <code className="language-sgf">{code}</code>
        </pre>
      )}
    </main>
  );
}
