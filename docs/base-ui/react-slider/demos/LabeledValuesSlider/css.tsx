import { useId } from 'react';
import type { SliderValueLabelSlotProps } from '@mui/base/Slider';
import { Slider } from '@mui/base/Slider';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

function ValueLabel({ children }: SliderValueLabelSlotProps) {
  return (
    <bdi className="bubble" aria-hidden>
      {children}
    </bdi>
  );
}

const slots = { valueLabel: ValueLabel };

export default function LabeledValuesSlider() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        Storage of the project
      </span>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        className="slider"
        name="storage"
        aria-labelledby={id}
        defaultValue={50}
        step={10}
        slots={slots}
        valueLabelFormat={(value) => `${value} GB`}
        getAriaValueText={(value) => `${value} gigabytes`}
      />
    </div>
  );
}
