-- The standard streams of a Lua program. `host` is all that it has of the outside.
local host = ...
local pending = ""
local isEnded = false

local function fill()
  if isEnded then
    return false
  end
  local line = host.readLine()
  if line == nil then
    isEnded = true
    return false
  end
  pending = pending .. line
  return true
end

local function readLine(keepsEnd)
  if pending == "" and not fill() then
    return nil
  end
  local line, rest = pending:match("^([^\n]*\n?)(.*)$")
  pending = rest
  if keepsEnd then
    return line
  end
  return (line:gsub("\n$", ""))
end

local function readAll()
  while fill() do
  end
  local all = pending
  pending = ""
  return all
end

local function readBytes(count)
  while #pending < count and fill() do
  end
  if pending == "" and (count > 0 or not fill()) then
    return nil
  end
  local piece = pending:sub(1, count)
  pending = pending:sub(count + 1)
  return piece
end

local function readNumber()
  while pending:match("^%s*$") and fill() do
  end
  local blank, word, rest = pending:match("^(%s*)(%S*)(.*)$")
  local length = #word
  while length > 0 do
    local number = tonumber(word:sub(1, length))
    if number then
      pending = word:sub(length + 1) .. rest
      return number
    end
    length = length - 1
  end
  pending = word .. rest
  return nil
end

local function readOne(format)
  if type(format) == "number" then
    return readBytes(format)
  end
  local kind = tostring(format):gsub("^%*", ""):sub(1, 1)
  if kind == "l" then
    return readLine(false)
  elseif kind == "L" then
    return readLine(true)
  elseif kind == "a" then
    return readAll()
  elseif kind == "n" then
    return readNumber()
  end
  error("bad argument #1 to 'read' (invalid format)", 3)
end

local function readStdin(...)
  local formats = { ... }
  if #formats == 0 then
    return readLine(false)
  end
  local values = {}
  for index, format in ipairs(formats) do
    values[index] = readOne(format)
    if values[index] == nil then
      return table.unpack(values, 1, index)
    end
  end
  return table.unpack(values, 1, #formats)
end

-- The bridge carries texts, not bytes: bytes that are no text go over as letters from 256 on.
local function writeTo(descriptor, text)
  if utf8.len(text) and not text:find("\0", 1, true) then
    return host.write(descriptor, text)
  end
  return host.writeBytes(descriptor, (text:gsub("[\0\128-\255]", function(byte)
    return utf8.char(256 + byte:byte())
  end)))
end

local stdin, stdout, stderr = io.stdin, io.stdout, io.stderr
local output = stdout
local meta = getmetatable(stdout).__index
local write, read, lines, close = meta.write, meta.read, meta.lines, meta.close

meta.write = function(file, ...)
  if file == stdout or file == stderr then
    for index, value in ipairs({ ... }) do
      if type(value) ~= "string" and type(value) ~= "number" then
        error("bad argument #" .. index .. " to 'write' (string expected, got " .. type(value) .. ")", 2)
      end
      writeTo(file == stderr and 2 or 1, tostring(value))
    end
    return file
  end
  local bytes = 0
  for _, value in ipairs({ ... }) do
    bytes = bytes + #tostring(value)
  end
  if not host.takeRoom(bytes) then
    return nil, "No space left on device", 28
  end
  return write(file, ...)
end

meta.read = function(file, ...)
  if file == stdin then
    return readStdin(...)
  end
  return read(file, ...)
end

meta.lines = function(file, ...)
  if file ~= stdin then
    return lines(file, ...)
  end
  local formats = { ... }
  return function()
    return readStdin(table.unpack(formats))
  end
end

meta.close = function(file)
  if file == stdin or file == stdout or file == stderr then
    return true
  end
  return close(file)
end

local ioOutput, ioInput, ioLines = io.output, io.input, io.lines

io.output = function(file)
  if file ~= nil then
    output = ioOutput(file)
  end
  return output
end
io.write = function(...)
  return output:write(...)
end
io.read = function(...)
  return ioInput():read(...)
end
io.lines = function(name, ...)
  if name == nil then
    return io.stdin:lines(...)
  end
  return ioLines(name, ...)
end
io.popen = nil

print = function(...)
  local values = table.pack(...)
  for index = 1, values.n do
    values[index] = tostring(values[index])
  end
  writeTo(1, table.concat(values, "\t") .. "\n")
end

local exited = {}
os.exit = function(code)
  if code == nil or code == true then
    code = 0
  elseif code == false then
    code = 1
  end
  host.exit(code)
  error(exited, 0)
end
os.execute = nil
os.getenv = function()
  return nil
end

local traceback = debug.traceback

-- Frames of this file, which stand below a program's own.
local function withoutOurs(told)
  return (told:gsub("\n\t%[C%]: in function 'xpcall'\n\tworld:.*$", "\n\t[C]: in ?"))
end

debug.traceback = function(...)
  local given = table.pack(...)
  local first = type(given[1]) == "thread" and 2 or 1
  if first == 1 then
    given[2] = (given[2] or 1) + 1
  end
  local told = traceback(table.unpack(given, 1, math.max(given.n, first + 1)))
  return type(told) == "string" and withoutOurs(told) or told
end

return function(source, name)
  -- As Lua reads a file: a first line for the shell is none of the program's.
  local chunk, refused = load((source:gsub("^#[^\n]*", "")), "@" .. name, "t")
  if not chunk then
    return "refused", tostring(refused)
  end
  arg = { [0] = name }
  host.started()
  local isDone, failure = xpcall(chunk, function(thrown)
    if thrown == exited then
      return thrown
    end
    local text = type(thrown) == "string" and thrown or (type(thrown) == "table" and getmetatable(thrown) and getmetatable(thrown).__tostring and tostring(thrown)) or "(error object is a " .. type(thrown) .. " value)"
    return traceback(text, 2)
  end)
  if isDone or failure == exited then
    return "done", ""
  end
  return "failed", tostring(failure)
end
