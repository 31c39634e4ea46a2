import { useState } from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

const views = ['List', 'Board', 'Calendar'];

export default function ExclusiveToggleButtons() {
  const [view, setView] = useState('List');
  return (
    <div>
      <div className="view-group" role="group" aria-label="View of the orders">
        {views.map((name) => (
          <Button
            className="view-toggle"
            key={name}
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p role="status">Orders are shown as: {view.toLowerCase()}</p>
    </div>
  );
}
