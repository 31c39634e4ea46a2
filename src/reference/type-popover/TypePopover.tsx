import { useCallback, useState } from 'react';
import type { RefObject } from 'react';
import { DefinitionBox } from './DefinitionBox';
import type { PressedType } from './definition';
import { follow, goBack } from './trail';
import type { Trail } from './trail';
import { useTypePresses } from './useTypePresses';

interface Props {
  /** The page's content. It holds the popover as well, so that names in definitions open too. */
  content: RefObject<HTMLElement>;
}

/**
 * Opens the definition of a pressed type over the text, from the page's own Types section. Without
 * script, and until the page is taken over, the name's link leads there.
 */
export function TypePopover({ content }: Props) {
  const [trail, setTrail] = useState<Trail<HTMLElement>>();
  const open = useCallback(
    ({ link, name }: PressedType) =>
      setTrail((current) =>
        current && link.closest('[popover]')
          ? follow(current, name)
          : { opener: link, names: [name] },
      ),
    [],
  );
  const close = useCallback(() => setTrail(undefined), []);
  useTypePresses(content, open);
  return trail ? (
    <DefinitionBox trail={trail} onBack={() => setTrail(goBack(trail))} onClose={close} />
  ) : null;
}
