import { useId } from 'react';
import type { SliderValueLabelSlotProps } from '@mui/base/Slider';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';
import { useDirection } from '../../../data/useDirection';

const Field = styled('div')`
  width: min(20rem, 100%);
  padding-inline: 0.75rem;
  box-sizing: border-box;
`;

const Label = styled('span')`
  font-weight: 600;
`;

const Bubble = styled('bdi')`
  position: absolute;
  bottom: calc(100% + 0.25rem);
  left: 50%;
  padding: 0.125rem 0.375rem;
  border-radius: 0.25rem;
  background: light-dark(#25313c, #e8edf2);
  color: light-dark(#fff, #14181f);
  font-size: 0.75rem;
  white-space: nowrap;
  transform: translateX(-50%);
  pointer-events: none;
`;

const Slider = styled(BaseSlider)`
  display: block;
  position: relative;
  box-sizing: border-box;
  width: 100%;
  height: 1.5rem;
  cursor: pointer;
  touch-action: none;
  & .${sliderClasses.rail} {
    position: absolute;
    inset-block: 0.625rem;
    inset-inline: 0;
    border-radius: 2px;
    background: #7b8794;
  }
  & .${sliderClasses.track} {
    position: absolute;
    inset-block: 0.5625rem;
    height: 0.375rem;
    border-radius: 3px;
    background: light-dark(#1565c0, #64b5f6);
  }
  & .${sliderClasses.thumb} {
    position: absolute;
    inset-block-start: 0.125rem;
    width: 1.25rem;
    height: 1.25rem;
    margin-inline-start: -0.625rem;
    border-radius: 50%;
    background: light-dark(#1565c0, #64b5f6);
  }
  & .${sliderClasses.thumb}.${sliderClasses.focusVisible} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  margin-block-start: 2rem;
`;

function ValueLabel({ children }: SliderValueLabelSlotProps) {
  return <Bubble aria-hidden>{children}</Bubble>;
}

const slots = { valueLabel: ValueLabel };

export default function LabeledValuesSlider() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <Field>
      <Label id={id}>Storage of the project</Label>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        name="storage"
        aria-labelledby={id}
        defaultValue={50}
        step={10}
        slots={slots}
        valueLabelFormat={(value) => `${value} GB`}
        getAriaValueText={(value) => `${value} gigabytes`}
      />
    </Field>
  );
}
