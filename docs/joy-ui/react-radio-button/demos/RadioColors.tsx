import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioColors() {
  return (
    <RadioGroup aria-label="Priority" name="priority" defaultValue="urgent">
      <Radio value="none" color="neutral" label="None" />
      <Radio value="normal" color="primary" label="Normal" />
      <Radio value="done" color="success" label="Almost done" />
      <Radio value="soon" color="warning" label="Soon" />
      <Radio value="urgent" color="danger" label="Urgent" />
    </RadioGroup>
  );
}
