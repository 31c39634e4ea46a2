import { useState } from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import './styles.css';

function OrderSelect() {
  return (
    <select aria-label="Orders" className="backlog-list" name="order" size={6}>
      {Array.from({ length: 500 }, (_, index) => (
        <option key={index}>{`Order A-${1000 + index}`}</option>
      ))}
    </select>
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
          <p className="backlog-note">The newest orders are at the end of the list.</p>
          <NoSsr defer>
            <OrderSelect />
          </NoSsr>
        </>
      )}
    </div>
  );
}
