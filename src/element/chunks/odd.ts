export { describeFailure } from '../messages/describe-failure.js';
export { diagnose } from '../messages/diagnose.js';
export { Message } from '../messages/message.js';
export { Oddities } from '../messages/oddities.js';
export { readAgain } from '../records/inline-changes.js';
export { PageRecord } from '../records/page-records.js';
