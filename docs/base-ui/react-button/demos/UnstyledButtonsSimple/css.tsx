import { useState } from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function UnstyledButtonsSimple() {
  const [count, setCount] = useState(0);
  return (
    <Button className="button" onClick={() => setCount(count + 1)}>
      Added {count} to the order
    </Button>
  );
}
