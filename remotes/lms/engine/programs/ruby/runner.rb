# Runs the program of a run, and tells how it ended: status, exit code, path, line and message, by lines.
lambda do |main|
  place = lambda do |error|
    locations = error.backtrace_locations || []
    found = locations.find { |one| one.path.start_with?("/program/") }
    found ? [found.path.delete_prefix("/program/"), found.lineno] : [nil, nil]
  end
  told = lambda do |status, code, path, line, message|
    $stdout.flush
    $stderr.flush
    [status, code, path, line, message.to_s.dup.force_encoding("UTF-8").scrub.tr("\n", " ")].join("\n")
  end
  clean = lambda { |text| text.gsub("/program/", "").lines.reject { |line| line =~ /\bfrom (eval:|\/?bundle|-e)|^\s*from \(eval|in 'Kernel#load'|'RubyVM/ }.join }
  Dir.chdir("/program")
  $LOAD_PATH.unshift("/program").push("/library")
  program = "/program/#{main}"
  # As `__FILE__` has it: many programs compare the two.
  $PROGRAM_NAME = program
  # `load` reads no further than `__END__`, and leaves the rest to nobody.
  text = File.binread(program)
  Object.const_set(:DATA, File.open(program).tap { |file| file.seek($~.end(0)) }) if text =~ /^__END__(?:\r?\n|\z)/n
  $stdout.sync = true
  $stderr.sync = true
  # The browser is out of a program's reach: the bridge to it is closed on the other side, too.
  Kernel.prepend(Module.new do
    def require(name) = name.to_s.match?(/\Ajs(?:\z|[.\/])/) ? raise(LoadError, "cannot load such file -- #{name}") : super
  end)
  begin
    load(program)
    told.call("ok", 0, nil, nil, "")
  rescue SystemExit => error
    told.call(error.success? ? "ok" : "runtime-error", error.status, nil, nil, "")
  rescue SyntaxError => error
    message = error.message.gsub(/\e\[[\d;]*m/, "")
    $stderr.write(clean.call(message) + "\n")
    path, line = message.match(/\/program\/([^:\n]+):(\d+)/)&.captures
    reason = message[/^\s*\|?\s*\^[\^~]*\s*(.+)$/, 1] || message.lines.first
    told.call("compile-error", 1, path, line, reason)
  rescue Exception => error
    $stderr.write(clean.call(error.full_message(highlight: false, order: :top)))
    path, line = place.call(error)
    told.call("runtime-error", 1, path, line, "#{error.message} (#{error.class})")
  end
end
