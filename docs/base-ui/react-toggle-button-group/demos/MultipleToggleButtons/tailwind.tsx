import { useState } from 'react';
import { Button } from '@mui/base/Button';

const toggle =
  'rounded-full border border-slate-500 bg-white px-3 py-1.5 aria-pressed:bg-blue-700 aria-pressed:text-white focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900 dark:aria-pressed:bg-blue-700 forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none';

const columns = ['Customer', 'Total', 'Due date'];

export default function MultipleToggleButtons() {
  const [shown, setShown] = useState(['Customer']);
  return (
    <div>
      <div className="flex flex-wrap gap-2" role="group" aria-label="Columns of the list">
        {columns.map((name) => {
          const pressed = shown.includes(name);
          return (
            <Button
              className={toggle}
              key={name}
              aria-pressed={pressed}
              onClick={() =>
                setShown(
                  columns.filter((other) => (other === name ? !pressed : shown.includes(other))),
                )
              }
            >
              {name}
            </Button>
          );
        })}
      </div>
      <p className="my-4" role="status">
        Columns: {shown.join(', ') || 'none'}
      </p>
    </div>
  );
}
