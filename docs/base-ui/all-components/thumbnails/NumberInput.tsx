import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

export default function NumberInputThumbnail() {
  return (
    <NumberInput
      defaultValue={12}
      slotProps={{
        input: { size: 4 },
        decrementButton: { children: '−' },
        incrementButton: { children: '+' },
      }}
    />
  );
}
