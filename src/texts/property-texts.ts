import { enProperties } from './en-properties.js';
import { say } from './texts.js';

/** What a property is; its identifier where nobody knows. */
export function propertyText(identifier: string): string {
  return Object.hasOwn(enProperties, identifier)
    ? say('properties', enProperties, identifier, {})
    : identifier;
}
