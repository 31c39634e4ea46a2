import { useId } from 'react';
import { Slider } from '@mui/base/Slider';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

export default function DiscreteSlider() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        Parallel uploads
      </span>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        className="slider"
        name="uploads"
        aria-labelledby={id}
        defaultValue={4}
        min={1}
        max={10}
        step={1}
        marks
      />
    </div>
  );
}
