import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const end = { flexDirection: 'row-reverse', gap: 2 };

export default function RadioPositionEnd() {
  return (
    <RadioGroup aria-label="Language" name="language" defaultValue="pt" sx={{ width: 200 }}>
      <Radio value="pt" label="Português" sx={end} />
      <Radio value="tr" label="Türkçe" sx={end} />
      <Radio value="vi" label="Tiếng Việt" sx={end} />
    </RadioGroup>
  );
}
