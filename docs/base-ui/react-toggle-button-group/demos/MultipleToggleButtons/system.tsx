import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Group = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

const Toggle = styled(Button)`
  padding: 0.375rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 999px;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  cursor: pointer;
  &[aria-pressed='true'] {
    background: #1565c0;
    color: #fff;
  }
  &.${buttonClasses.focusVisible} {
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

const columns = ['Customer', 'Total', 'Due date'];

export default function MultipleToggleButtons() {
  const [shown, setShown] = useState(['Customer']);
  return (
    <div>
      <Group role="group" aria-label="Columns of the list">
        {columns.map((name) => {
          const pressed = shown.includes(name);
          return (
            <Toggle
              key={name}
              aria-pressed={pressed}
              onClick={() =>
                setShown(
                  columns.filter((other) => (other === name ? !pressed : shown.includes(other))),
                )
              }
            >
              {name}
            </Toggle>
          );
        })}
      </Group>
      <p role="status">Columns: {shown.join(', ') || 'none'}</p>
    </div>
  );
}
