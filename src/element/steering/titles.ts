import type { Language } from '../../texts/language.js';
import { type SteeringTextKey, steeringText } from '../../texts/en-steering.js';

/** Each button's tip: what it does, and the key that does it too. */
export function nameKeys(controls: Element, hasKeys: boolean, language: Language): void {
  for (const button of controls.querySelectorAll<HTMLButtonElement>('.buttons button')) {
    const name = button.ariaLabel ?? '';
    const key = steeringText(button.className as SteeringTextKey, language); // the texts have a key for each of them
    const title = hasKeys ? steeringText('withKey', { name, key }, language) : name;
    if (button.title !== title) button.title = title;
  }
}
