import { useId } from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function VerticalSlider() {
  const id = useId();
  return (
    <div>
      <span className="label" id={id}>
        Brightness
      </span>
      <Slider
        className="slider"
        name="brightness"
        orientation="vertical"
        aria-labelledby={id}
        defaultValue={30}
      />
    </div>
  );
}
