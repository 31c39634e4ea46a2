import { useLayoutEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';

/**
 * The state of a `<details>`, whose content is created once it is open. The reader may have opened it before
 * hydration, without an event for React.
 *
 * @returns whether it is open, and the props of the element
 */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => setOpen(ref.current?.open ?? false), []);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setOpen(currentTarget.open);
  return { isOpen, details: { ref, open: isOpen, onToggle } };
}
