import { useState } from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

const columns = ['Customer', 'Total', 'Due date'];

export default function MultipleToggleButtons() {
  const [shown, setShown] = useState(['Customer']);
  return (
    <div>
      <div className="column-group" role="group" aria-label="Columns of the list">
        {columns.map((name) => {
          const pressed = shown.includes(name);
          return (
            <Button
              className="column-toggle"
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
      <p role="status">Columns: {shown.join(', ') || 'none'}</p>
    </div>
  );
}
