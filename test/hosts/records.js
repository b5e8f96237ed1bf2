// The records that the examples show, with what Markdown, HTML and templates could take for their own.

export const first = `(;SZ[9]PB[Ada]PW[Lin]C[A <b>quote</b> & "more", {{ braces }} -- 'and' \\] so on

- after a blank line]
;B[ee];W[gc](;B[cg];W[cc])
(;B[gg]))`;

/** What a changed page shows instead. */
export const second = '(;SZ[9]PB[Mei]PW[Kim];B[cc];W[gg];B[cg];W[gc]C[The end])';

/** The file at /game.sgf. */
export const file = '(;SZ[13]PB[Noor]PW[Ivo]RE[W+R];B[jd];W[dd](;B[jj])(;B[dj]C[Another way]))';

/** A page in Markdown: a record in a code block with attributes, and one in a file. */
export const page = `# A page

\`\`\`sgf {mode="diagram" move=2 caption="A caption"}
${first}
\`\`\`

Text between the boards.

\`\`\`sgf {src="/game.sgf"}
\`\`\`
`;
