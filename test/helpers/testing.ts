// Tools for tests of the element: chai with the axe check, and the fixtures of Open Web Components.
import { expect, use } from '@esm-bundle/chai';
import { chaiA11yAxe } from 'chai-a11y-axe';

export {
  aTimeout,
  fixture,
  fixtureCleanup,
  fixtureSync,
  nextFrame,
  oneEvent,
  waitUntil,
} from '@open-wc/testing-helpers';

use(chaiA11yAxe);
export { expect };
