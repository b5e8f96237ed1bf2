import { definePart } from '../part.js';

/** The help: what keys and fingers do, and what the marks mean. */
export const help = definePart({ name: 'help', moment: 'asked', load: () => import('./help.js') });
