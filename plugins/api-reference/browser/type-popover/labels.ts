import { translate } from '@docusaurus/Translate';

/** Returns the accessible name of a popover with a type's definition. */
export function popoverLabel(name: string): string {
  return translate(
    {
      id: 'api.type.definition',
      message: 'Definition of {name}',
      description: 'Accessible name of the box that opens when the name of a type is pressed',
    },
    { name },
  );
}

/** Returns the labels of the popover's buttons and link. */
export function popoverActions() {
  return {
    back: translate({
      id: 'api.type.back',
      message: 'Back to the previous definition',
      description: 'Button in the box with a type’s definition',
    }),
    close: translate({
      id: 'api.type.close',
      message: 'Close',
      description: 'Button in the box with a type’s definition',
    }),
    goTo: translate({
      id: 'api.type.goTo',
      message: 'Go to definition',
      description: 'Link in the box with a type’s definition, to its place on the page',
    }),
  };
}
