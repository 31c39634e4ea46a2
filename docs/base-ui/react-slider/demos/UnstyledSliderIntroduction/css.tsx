import { useId } from 'react';
import { Slider } from '@mui/base/Slider';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

export default function UnstyledSliderIntroduction() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        Volume of the call
      </span>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        className="slider"
        name="volume"
        aria-labelledby={id}
        defaultValue={40}
      />
    </div>
  );
}
