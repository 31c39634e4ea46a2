import { useId } from 'react';
import { Slider } from '@mui/base/Slider';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

const marks = [1, 7, 14, 30].map((value) => ({ value, label: String(value) }));

export default function DiscreteSliderValues() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        Keep backups, in days
      </span>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        className="slider"
        name="days"
        aria-labelledby={id}
        defaultValue={7}
        min={1}
        max={30}
        step={null}
        marks={marks}
        getAriaValueText={(value) => `${value} days`}
      />
    </div>
  );
}
