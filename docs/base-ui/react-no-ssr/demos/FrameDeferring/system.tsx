import { useState } from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const Box = styled('p')`
  margin: 0 0 0.5rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
`;

const List = styled('select')`
  width: 100%;
  max-width: 20rem;
  padding: 0.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

function OrderSelect() {
  return (
    <List aria-label="Orders" name="order" size={6}>
      {Array.from({ length: 500 }, (_, index) => (
        <option key={index}>{`Order A-${1000 + index}`}</option>
      ))}
    </List>
  );
}

export default function FrameDeferring() {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <label>
        <input
          type="checkbox"
          name="backlog"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />{' '}
        Choose from 500 orders
      </label>
      {shown && (
        <>
          <Box>The newest orders are at the end of the list.</Box>
          <NoSsr defer>
            <OrderSelect />
          </NoSsr>
        </>
      )}
    </div>
  );
}
