import { Button } from '@mui/base/Button';
import './styles.css';

export default function FocusRing() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button className="button">Previous order</Button>
      <Button className="button">Next order</Button>
    </div>
  );
}
