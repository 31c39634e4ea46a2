import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const files = ['Budget draft', 'Contract template', 'Delivery report', 'Travel policy'];

export default function Highlights() {
  return (
    <Autocomplete
      options={files}
      sx={{ width: 280 }}
      renderOption={(props, file, { inputValue }) => {
        const start = file.toLowerCase().indexOf(inputValue.toLowerCase());
        const end = start + inputValue.length;
        return (
          <li {...props} key={file}>
            {start === -1 ? (
              file
            ) : (
              <span>
                {file.slice(0, start)}
                <b>{file.slice(start, end)}</b>
                {file.slice(end)}
              </span>
            )}
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="File" />}
    />
  );
}
