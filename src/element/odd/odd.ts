export { describeFailure } from './message.js';
export { diagnose } from './diagnose.js';
export { Message } from './message.js';
export { Oddities } from './oddities.js';
export { readAgain } from './inline-changes.js';
export { PageRecord } from './page-records.js';
