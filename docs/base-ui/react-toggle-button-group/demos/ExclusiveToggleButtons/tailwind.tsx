import { useState } from 'react';
import { Button } from '@mui/base/Button';

const toggle =
  '-ms-px border border-slate-500 bg-white px-3 py-2 first:rounded-s-lg last:rounded-e-lg aria-pressed:bg-blue-700 aria-pressed:text-white focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900 dark:aria-pressed:bg-blue-700 forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none focus-visible:z-10';

const views = ['List', 'Board', 'Calendar'];

export default function ExclusiveToggleButtons() {
  const [view, setView] = useState('List');
  return (
    <div>
      <div className="flex ps-px" role="group" aria-label="View of the orders">
        {views.map((name) => (
          <Button
            className={toggle}
            key={name}
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className="my-4" role="status">
        Orders are shown as: {view.toLowerCase()}
      </p>
    </div>
  );
}
