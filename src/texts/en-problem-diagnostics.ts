/** What the author of a problem should mend (`problem/check-problem.ts`), in English. */
export const enProblemDiagnostics = {
  'no-solution': 'The record has no solution: no move answers the question.',
  'no-problem':
    'This is a game without a question. Let path name the node of a problem in it, or mark the right moves.',
  'first-color': 'The solution starts with the other color than PL says (“{detail}”).',
  'illegal-solution': 'The rules do not allow the move {detail} of the solution.',
  'right-and-wrong': 'This position is marked both as right and as wrong; it counts as right.',
  'no-right-mark':
    'No move is marked as right, although others are marked; the first line counts as right.',
  'repeated-branch': 'The move {detail} begins more than one branch here; they count as one.',
  'many-branches': 'The problem has {detail} lines: old phones may open it slowly.',
};
