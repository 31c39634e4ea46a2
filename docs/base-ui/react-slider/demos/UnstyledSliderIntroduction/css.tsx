import { useId } from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function UnstyledSliderIntroduction() {
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        Volume of the call
      </span>
      <Slider className="slider" name="volume" aria-labelledby={id} defaultValue={40} />
    </div>
  );
}
