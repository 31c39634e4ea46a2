import { Button } from '@mui/base/Button';
import './styles.css';

export default function BaseButtonPlainCss() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button className="button">Print label</Button>
      <Button className="button" disabled>
        Ship order
      </Button>
    </div>
  );
}
