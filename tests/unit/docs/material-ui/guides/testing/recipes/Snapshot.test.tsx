/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import Button from '@mui/material/Button';

/** Removes the class names of Emotion, such as `css-1a2b3c-MuiButton-root`. */
function withoutEmotion(node: Element) {
  const copy = node.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('[class]')]) {
    const names = [...element.classList].filter((name) => name.startsWith('css-'));
    element.classList.remove(...names);
  }
  return copy;
}

test('renders a link', () => {
  const { container } = render(
    <Button href="/pricing" disableRipple>
      Pricing
    </Button>,
  );
  expect(withoutEmotion(container)).toMatchInlineSnapshot(`
    <div>
      <a
        class="MuiButtonBase-root MuiButton-root MuiButton-text MuiButton-textPrimary MuiButton-sizeMedium MuiButton-textSizeMedium MuiButton-colorPrimary"
        href="/pricing"
        tabindex="0"
      >
        Pricing
      </a>
    </div>
  `);
});
