import { Button } from '@mui/base/Button';
import './styles.css';

export default function BaseButtonMuiSystem() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button className="button">Save draft</Button>
      <Button className="button publish">Publish</Button>
    </div>
  );
}
