import { useState } from 'react';
import { NoSsr } from '@mui/base/NoSsr';

const box = 'mb-2 rounded-lg border border-solid border-slate-500 px-3 py-2';
const list =
  'w-full max-w-xs rounded-lg border border-solid border-slate-500 bg-white p-1 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

function OrderSelect() {
  return (
    <select aria-label="Orders" className={list} name="order" size={6}>
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
          <p className={box}>The newest orders are at the end of the list.</p>
          <NoSsr defer>
            <OrderSelect />
          </NoSsr>
        </>
      )}
    </div>
  );
}
