import { useState } from 'react';
import { Button } from '@mui/base/Button';

const button =
  'rounded-lg bg-blue-700 px-4 py-2 font-semibold text-white hover:bg-blue-800 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 disabled:cursor-not-allowed disabled:opacity-50';

export default function UnstyledButtonsSimple() {
  const [count, setCount] = useState(0);
  return (
    <Button className={button} onClick={() => setCount(count + 1)}>
      Added {count} to the order
    </Button>
  );
}
