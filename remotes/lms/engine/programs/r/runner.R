# Runs programs one after the other in one R, each as if it were the first. `host` is all that they have of the page.
local({
  home <- "/program"
  # Kept here: a program may put its own functions into the same names.
  standard <- options()
  attached <- search()
  environmentNames <- names(Sys.getenv())
  said <- list()
  place <- NULL
  # Of what is at the top of a program: native R names no call there.
  ownCall <- quote(eval(expression, globalenv()))

  put <- function(name, value, namespace = baseenv()) {
    unlockBinding(name, namespace)
    assign(name, value, envir = namespace)
    lockBinding(name, namespace)
  }
  leave <- function(save = "default", status = 0, runLast = TRUE) invokeRestart("leaveProgram", as.integer(status))
  put("quit", leave)
  put("q", leave)
  # Scripts have nobody to ask elsewhere; here somebody sits before them.
  put("readline", function(prompt = "") {
    cat(prompt)
    line <- readLines(stdin(), 1)
    if (length(line) == 0) "" else line
  })
  # It asks for a recommended package that is not here, and says so at every class.
  put(".checkFieldsInMethod", function(...) NULL, asNamespace("methods"))
  # Descriptor 0 is read in blocks, which would wait for a second line before the first is seen: the console is read by lines.
  openFile <- base::file
  put("file", function(description = "", ...) {
    if (identical(description, "stdin")) stdin() else openFile(description, ...)
  })
  closeConnection <- base::close.connection
  # Registered methods are what `close` finds.
  put("close.connection", function(con, ...) if (as.integer(con) > 2L) closeConnection(con, ...) else invisible())
  openConnection <- base::open.connection
  put("open.connection", function(con, ...) if (as.integer(con) > 2L) openConnection(con, ...) else invisible())

  registerS3method("close", "connection", get("close.connection", baseenv()), baseenv())
  registerS3method("open", "connection", get("open.connection", baseenv()), baseenv())

  clean <- function(seed) {
    while (sink.number() > 0) sink()
    closeAllConnections()
    grDevices::graphics.off()
    for (name in setdiff(search(), attached)) detach(name, character.only = TRUE)
    rm(list = ls(globalenv(), all.names = TRUE), envir = globalenv())
    options(standard[names(standard) != "device"])
    added <- setdiff(names(options()), names(standard))
    if (length(added) > 0) options(structure(vector("list", length(added)), names = added))
    Sys.unsetenv(setdiff(names(Sys.getenv()), environmentNames))
    unlink(list.files(tempdir(), full.names = TRUE, all.files = TRUE, no.. = TRUE), recursive = TRUE)
    setwd(home)
    RNGkind("default", "default", "default")
    set.seed(seed)
    rm(".Random.seed", envir = globalenv())
    options(
      device = function() grDevices::svg(file.path(tempdir(), "plot%03d.svg"), width = 7, height = 5, onefile = FALSE),
      keep.source = TRUE, warn = 0, expressions = 1500, showErrorCalls = TRUE, digits.secs = NULL
    )
    set.seed(seed)
    said <<- list()
    place <<- NULL
  }

  # The innermost call that stands in a file of the program.
  placeOf <- function(calls) {
    for (call in rev(calls)) {
      ref <- attr(call, "srcref")
      if (is.null(ref)) next
      path <- attr(ref, "srcfile")$filename
      if (is.character(path) && length(path) == 1 && file.exists(file.path(home, path))) return(c(path, ref[[1]]))
    }
    NULL
  }

  tellWarnings <- function() {
    if (length(said) == 0) return(invisible())
    calls <- lapply(said, function(w) if (!identical(conditionCall(w), ownCall)) conditionCall(w))
    names(calls) <- vapply(said, conditionMessage, "")
    said <<- list()
    cat(utils::capture.output(print(structure(calls, class = "warnings"))), sep = "\n", file = stderr())
  }

  told <- function(status, code, path = "", line = "", message = "") {
    tellWarnings()
    grDevices::graphics.off()
    flush(stdout())
    paste(c(status, code, path, line, gsub("\n", " ", enc2utf8(message), fixed = TRUE)), collapse = "\n")
  }

  # Called from the program's own place: its methods are found there.
  printFrom <- function(value) base::print(value)
  environment(printFrom) <- globalenv()

  one <- function(expression) {
    shown <- withVisible(eval(expression, globalenv()))
    if (shown$visible) if (isS4(shown$value)) methods::show(shown$value) else printFrom(shown$value)
  }

  runAll <- function(expressions, main) {
    refs <- attr(expressions, "srcref")
    for (index in seq_along(expressions)) {
      failed <- try(withCallingHandlers(
        one(expressions[[index]]),
        error = function(e) place <<- placeOf(sys.calls()),
        warning = function(w) {
          if (!identical(getOption("warn"), 0) && !identical(getOption("warn"), 0L)) return(invisible())
          if (length(said) < 50) said[[length(said) + 1L]] <<- w
          tryInvokeRestart("muffleWarning")
        }
      ), silent = TRUE)
      if (inherits(failed, "try-error")) {
        at <- if (is.null(place)) c(main, refs[[index]][[1]]) else place
        cat(failed, file = stderr())
        cat("Execution halted\n", file = stderr())
        return(told("runtime-error", 1, at[[1]], at[[2]], conditionMessage(attr(failed, "condition"))))
      }
      tellWarnings()
    }
    told("ok", 0)
  }

  function(main, seed) {
    clean(seed)
    expressions <- tryCatch(parse(main, keep.source = TRUE, encoding = "UTF-8"), error = identity)
    if (inherits(expressions, "error")) {
      words <- conditionMessage(expressions)
      cat("Error: ", words, "\nExecution halted\n", sep = "", file = stderr())
      found <- regmatches(words, regexec("^[^:\n]+:([0-9]+):[0-9]+: ([^\n]*)", words))[[1]]
      if (length(found) < 3) return(told("compile-error", 1, message = words))
      return(told("compile-error", 1, main, found[[2]], found[[3]]))
    }
    status <- withRestarts(runAll(expressions, main), leaveProgram = identity)
    if (is.character(status)) status else told(if (status == 0) "ok" else "runtime-error", status)
  }
})
