// All interactions, in groups: each group has boards of its own, and its interactions follow each other on them.
import { attributeGroups } from './attribute-groups.js';
import { keyGroups } from './key-groups.js';
import { methodGroups } from './method-groups.js';
import { pageGroups } from './page-groups.js';
import { pointerGroups } from './pointer-groups.js';
import { recordGroups } from './record-groups.js';

/**
 * A group has a `name`, and `attributes`, `record`, `width` or all the `html` of its page. A step has a `name` and `run`,
 * which gets the scene: `stage`, `board`, the shadow tree `root`, and `untilTold`, which waits until the browser has told
 * what is in sight. `before` makes the place for it, `withFiles` looks at the board as vectors, characters and SGF, too,
 * and `needsFrames` waits for what the browser tells with a frame.
 */
const written = [
  ...attributeGroups,
  ...methodGroups,
  ...keyGroups,
  ...pointerGroups,
  ...recordGroups,
  ...pageGroups,
];

/** A group may do the same twice: steps have numbers. */
export const groups = written.map(({ steps, ...group }) => ({
  ...group,
  steps: steps.map((step, at) => ({ ...step, name: `${at + 1}. ${step.name}` })),
}));

export const interactions = groups.flatMap(({ name, steps }) =>
  steps.map((step) => `${name}: ${step.name}`),
);
