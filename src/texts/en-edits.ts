/** What a page’s editor did to the record inside an element, in English. */
export const enEdits = {
  'edited-link':
    'This page’s editor changed the record: it made a link of the variation “{detail}”. Put it into a code block, or use src.',
  'edited-break':
    'This page’s editor changed the record: it put a new line or paragraph into it. Put it into a code block, or use src.',
  'edited-rest':
    'This page’s editor changed the record: it moved “{detail}” out of the element. Put it into a code block, or use src.',
};
