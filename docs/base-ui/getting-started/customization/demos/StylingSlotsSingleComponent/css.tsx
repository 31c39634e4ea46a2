import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function StylingSlotsSingleComponent() {
  return <Slider name="stock" aria-label="Stock level" defaultValue={40} className="slider" />;
}
