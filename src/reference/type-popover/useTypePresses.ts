import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isPlainClick } from '../../site/navigation/isPlainClick';
import { definitionHtml, pressedType } from './definition';
import type { PressedType } from './definition';
import { hasPopovers } from './showBeside';

/**
 * Hears of presses on types that a page defines, wherever they stand in its content and however that
 * was made. Other presses, and those that a browser without popovers gets, are left to the link.
 *
 * @param onPress needs to stay the same from render to render
 */
export function useTypePresses(
  content: RefObject<HTMLElement>,
  onPress: (pressed: PressedType) => void,
): void {
  useEffect(() => {
    const element = content.current;
    const listen = (event: MouseEvent) => {
      const pressed = isPlainClick(event) ? pressedType(event) : null;
      if (pressed && definitionHtml(pressed.name) !== undefined) {
        event.preventDefault();
        onPress(pressed);
      }
    };
    if (!element || !hasPopovers()) {
      return undefined;
    }
    element.addEventListener('click', listen);
    return () => element.removeEventListener('click', listen);
  }, [content, onPress]);
}
