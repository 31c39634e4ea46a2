import { useState } from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function Tutorial() {
  const [saved, setSaved] = useState(false);
  return (
    <Button className="button" onClick={() => setSaved(!saved)}>
      {saved ? 'Saved' : 'Save order'}
    </Button>
  );
}
