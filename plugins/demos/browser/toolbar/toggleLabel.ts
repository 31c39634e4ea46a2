import { translate } from '@docusaurus/Translate';

/**
 * Returns the label of the button that shows and hides the code. If there is a preview, the code
 * "expands" and "collapses" instead.
 */
export function toggleLabel(isOpen: boolean, hasPreview: boolean): string {
  if (hasPreview) {
    return isOpen
      ? translate({
          id: 'demo.code.collapse',
          message: 'Collapse code',
          description: 'Button of a demo with a preview',
        })
      : translate({
          id: 'demo.code.expand',
          message: 'Expand code',
          description: 'Button of a demo with a preview',
        });
  }
  return isOpen
    ? translate({
        id: 'demo.code.hide',
        message: 'Hide code',
        description: 'Button of a demo without a preview',
      })
    : translate({
        id: 'demo.code.show',
        message: 'Show code',
        description: 'Button of a demo without a preview',
      });
}
