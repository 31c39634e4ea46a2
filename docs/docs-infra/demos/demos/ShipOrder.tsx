import { useState } from 'react';
import Button from '@mui/material/Button';

export default function ShipOrder() {
  const [shipped, setShipped] = useState(false);

  return (
    <Button variant="contained" onClick={() => setShipped(!shipped)}>
      {shipped ? 'Take order 1042 back' : 'Ship order 1042'}
    </Button>
  );
}
