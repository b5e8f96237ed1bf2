import { useState } from 'react';
import 'sgf-board';
import { first, second } from '../records.js';

export function App() {
  const [text, setText] = useState(first);
  const [told, setTold] = useState('');
  return (
    <main>
      <sgf-board
        id="board"
        sgf={text}
        caption="A caption"
        hide-result
        onsgf-navigate={(event) => setTold(event.detail.path)}
      ></sgf-board>
      <button id="change" onClick={() => setText(second)}>
        Change
      </button>
      <output id="told">{told}</output>
    </main>
  );
}
