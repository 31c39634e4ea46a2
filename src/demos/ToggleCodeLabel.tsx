import Translate from '@docusaurus/Translate';

interface Props {
  isOpen: boolean;
  hasPreview: boolean;
}

/**
 * The label of the button that shows and hides the code. If there is a preview, the code "expands"
 * and "collapses" instead.
 */
export function ToggleCodeLabel({ isOpen, hasPreview }: Props) {
  if (hasPreview) {
    return isOpen ? (
      <Translate id="demo.code.collapse" description="Button of a demo with a preview">
        Collapse code
      </Translate>
    ) : (
      <Translate id="demo.code.expand" description="Button of a demo with a preview">
        Expand code
      </Translate>
    );
  }
  return isOpen ? (
    <Translate id="demo.code.hide" description="Button of a demo without a preview">
      Hide code
    </Translate>
  ) : (
    <Translate id="demo.code.show" description="Button of a demo without a preview">
      Show code
    </Translate>
  );
}
