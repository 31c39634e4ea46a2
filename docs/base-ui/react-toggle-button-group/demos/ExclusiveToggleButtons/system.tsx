import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Group = styled('div')`
  display: flex;
  padding-inline-start: 1px;
`;

const Toggle = styled(Button)`
  margin-inline-start: -1px;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:first-of-type {
    border-start-start-radius: 0.5rem;
    border-end-start-radius: 0.5rem;
  }
  &:last-of-type {
    border-start-end-radius: 0.5rem;
    border-end-end-radius: 0.5rem;
  }
  &[aria-pressed='true'] {
    background: #1565c0;
    color: #fff;
  }
  &.${buttonClasses.focusVisible} {
    z-index: 1;
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const views = ['List', 'Board', 'Calendar'];

export default function ExclusiveToggleButtons() {
  const [view, setView] = useState('List');
  return (
    <div>
      <Group role="group" aria-label="View of the orders">
        {views.map((name) => (
          <Toggle key={name} aria-pressed={name === view} onClick={() => setView(name)}>
            {name}
          </Toggle>
        ))}
      </Group>
      <p role="status">Orders are shown as: {view.toLowerCase()}</p>
    </div>
  );
}
